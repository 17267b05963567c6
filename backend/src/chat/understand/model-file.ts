import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries } from '../knowledge/entries/index.js';
import { type Model, readModel } from './model.js';
import { hashOf, utterancesOf } from './train.js';

/** Where `npm run chat:train` puts the model: beside what is compiled, for sources as well. */
export const MODEL_FILE = join(import.meta.dirname, '../../../dist/assistant.model');

/**
 * The model that was trained of the entries as they are.
 *
 * @throws Error where there is none
 */
export function loadModel(): Model {
  const model = findModel();
  if (model === undefined) throw new Error('There is no model of these entries: npm run chat:train');
  return model;
}

/** The same, undefined where none was trained, or one of other utterances. */
export function findModel(): Model | undefined {
  if (!existsSync(MODEL_FILE)) return undefined;
  const model = readModel(readFileSync(MODEL_FILE));
  return model.hash === hashOf(utterancesOf(entries)) ? model : undefined;
}
