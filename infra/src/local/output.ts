import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { styleText } from 'node:util';

/** Takes finished lines for the terminal. */
export type Print = (line: string) => void;

type Level = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal';
const levels: Readonly<Record<number, Level>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

/** Fields of a pino line that say nothing new to a person at the terminal. */
const silentFields = new Set(['level', 'time', 'msg', 'name', 'pid', 'hostname', 'v', 'err', 'context']);

/** Calls back with every line of a process's output, the last one even if it has no line end. */
export function forEachLine(stream: Readable, callback: Print): void {
  createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', callback);
}

/** A line about one part: `HH:MM:SS worker   warn  text`. */
export function describe(part: string, level: Level, text: string, at = new Date()): string {
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map((n) => String(n).padStart(2, '0')).join(':');
  return `${tint('gray', time)} ${part.padEnd(8)} ${tint(colourOf(level), level.padEnd(5))} ${text}`;
}

/** Turns a JSON line of pino into one that a person reads; any other line stays as it is. */
export function humanise(part: string, line: string): string {
  const entry = parseEntry(line);
  if (entry === undefined) return line;
  const level = levels[Number(entry['level'])] ?? 'info';
  const at = new Date(entry['time'] as string | number);
  const text = [entry['msg'] ?? '', ...describeFields(entry)].join(' ').trim();
  const described = describe(part, level, text, Number.isNaN(at.getTime()) ? new Date() : at);
  return [described, ...describeError(entry['err'], level)].join('\n');
}

function parseEntry(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry: unknown = JSON.parse(line);
    return entry !== null && typeof entry === 'object' && 'level' in entry ? { ...entry } : undefined;
  } catch {
    return undefined;
  }
}

function describeFields(entry: Record<string, unknown>): string[] {
  return Object.entries(entry)
    .filter(([name, value]) => !silentFields.has(name) && value !== undefined)
    .map(([name, value]) => tint('gray', `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`));
}

/** The stack where someone must act; else the message alone, if the line does not say it already. */
function describeError(error: unknown, level: Level): string[] {
  if (error === null || typeof error !== 'object') return [];
  const { message, stack } = error as { message?: unknown; stack?: unknown };
  const serious = level === 'error' || level === 'fatal';
  const text = serious && typeof stack === 'string' ? stack : message;
  return typeof text === 'string' ? text.split('\n').map((line) => `    ${line.trim()}`) : [];
}

function colourOf(level: Level): 'red' | 'yellow' | 'gray' | 'cyan' {
  if (level === 'error' || level === 'fatal') return 'red';
  if (level === 'warn') return 'yellow';
  return level === 'info' ? 'cyan' : 'gray';
}

function tint(colour: 'red' | 'yellow' | 'gray' | 'cyan', text: string): string {
  return process.stdout.isTTY && process.stdout.hasColors() ? styleText(colour, text) : text;
}
