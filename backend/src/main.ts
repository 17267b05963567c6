import 'reflect-metadata';
import { EnvironmentError, exitCodeOf } from '@fahrzeugpflege/infra/config';
import { exitWithParent } from '@fahrzeugpflege/infra/local';
import { limitStop } from '@fahrzeugpflege/infra/process';
import { createApp } from './create-app.js';
import { readEnvironment } from './env.js';

try {
  exitWithParent();
  limitStop();
  const env = readEnvironment();
  const app = await createApp(env);
  await app.listen(env.PORT, env.HOST);
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exit(exitCodeOf(error));
}
