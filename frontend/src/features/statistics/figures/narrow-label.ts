const LONG_LABELS = /(Früh|Fahr|Aus|Bear|Abge)(?=bucher|zeuge|stehend|beitung|schlossen)/g;

/** Lets the long names of kinds and states break where German divides them, for the narrow columns of a phone. */
export function narrowLabel(label: string): string {
  return label.replace(LONG_LABELS, '$1\u00ad');
}
