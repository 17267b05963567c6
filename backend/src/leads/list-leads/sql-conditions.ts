/** Conditions that all hold, with the parameters that they name: what anybody typed belongs among these. */
export class SqlConditions {
  /** In the order of their numbers, `$1` first. */
  readonly parameters: unknown[] = [];
  private readonly conditions: string[] = [];
  private isForAnyValues = true;

  /** Whether one plan serves whatever the parameters are, so that the statement may be prepared. */
  get hasOnePlan(): boolean {
    return this.isForAnyValues;
  }

  /** The place of a value that may decide which plan is the best. */
  value(value: unknown): string {
    this.isForAnyValues = false;
    return this.bound(value);
  }

  /** The place of a value that no plan depends on: one that bounds what is walked in its order. */
  bound(value: unknown): string {
    this.parameters.push(value);
    return `$${this.parameters.length}`;
  }

  add(condition: string): void {
    this.conditions.push(condition);
  }

  get sql(): string {
    return this.conditions.join(' AND ');
  }
}
