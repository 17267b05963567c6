/** A detail that the site speaks of: by which words visitors ask for it, and by which its text is found. */
export interface Topic {
  readonly id: string;
  readonly patterns: readonly string[];
  readonly look: string;
  /** True where its own words speak of money: «Wer zahlt den Schaden?» asks for no price. */
  readonly isAboutMoney?: boolean;
}
