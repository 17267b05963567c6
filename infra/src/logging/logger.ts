import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';

/**
 * Log levels and what they mean: `error` someone must act, `warn` it mends itself but is worth knowing (a broker away),
 * `info` once per start and stop, `debug` per job. Personal data never goes into a log: log ids.
 */
export function createLogger(name: string, level: string): Logger {
  return pino({
    name,
    level,
    base: { name },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: plainError },
  });
}

/** Of an error only what can't hold anybody's data: a failed query carries its parameters and the row it met. */
function plainError(error: Error & { code?: unknown }) {
  return { type: error.name, message: error.message, code: error.code, stack: error.stack };
}

/** Lets Nest write through pino, so that one process has one stream of JSON lines. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  private write(level: 'debug' | 'warn' | 'error' | 'fatal', message: unknown, rest: unknown[]): void {
    if (message instanceof Error) this.logger[level]({ err: message, context: rest.at(-1) }, message.message);
    else this.logger[level]({ context: rest.at(-1) }, String(message));
  }
}
