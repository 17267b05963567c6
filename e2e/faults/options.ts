const { FAULTS, FAULTS_ONLY, FAULTS_WRITE } = process.env;

/** How the faults are run, as `run.js` was asked; without it the short form. */
export const options = {
  /** All faults, each by itself. */
  isFull: FAULTS === 'full',
  /** Part of the names of the faults wanted. */
  only: FAULTS_ONLY ?? '',
  writesTable: FAULTS_WRITE === 'yes',
} as const;
