/** DI token of the periods after which records are erased. */
export const RETENTION_PERIODS = Symbol('RETENTION_PERIODS');
