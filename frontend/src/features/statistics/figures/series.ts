/** What a filling of a picture stands for, and how many of it there are. */
export interface Series {
  readonly key: string;
  readonly label: string;
  readonly fill: string;
  readonly total: number;
}

/** A column of a picture: its parts from the bottom upwards are the series. */
export interface Column {
  /** Below the axis. */
  readonly tick: string;
  /** In full; no two columns of a picture share it. */
  readonly name: string;
  /** By the keys of the series; what is not named is none. */
  readonly counts: Readonly<Record<string, number>>;
}
