import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries } from '../knowledge/entries/index.js';
import { type Model, readModel } from './model.js';
import { hashOf, utterancesOf } from './train.js';

/** Where `npm run chat:train` puts the model: beside sources and `dist`, not in the repository. */
export const MODEL_FILE = join(import.meta.dirname, '../../../model/assistant.model');

/**
 * The model that was trained last.
 *
 * @throws Error where none was trained, or one of other utterances
 */
export function loadModel(): Model {
  const model = readModel(readFileSync(MODEL_FILE));
  if (model.hash !== hashOf(utterancesOf(entries))) throw new Error('The entries have changed: npm run chat:train');
  return model;
}
