const { FAULTS, FAULTS_ONLY, FAULTS_WRITE } = process.env;

/** How the faults are run, as `run.js` was asked; without it the short form. */
export const options = {
  /** All faults, each by itself. */
  isFull: FAULTS === 'full',
  /** The faults wanted, by «engine: name». */
  only: new RegExp(FAULTS_ONLY ?? ''),
  writesTable: FAULTS_WRITE === 'yes',
} as const;
