import type { LauncherEnvironment } from './env.js';
import type { WantedPort } from './ports.js';

/** The ports that a start needs, with the variables that move them. */
export function wantedPorts(environment: LauncherEnvironment): WantedPort[] {
  const mailPorts = [
    { variable: 'MAIL_PORT', port: environment.MAIL_PORT, purpose: 'the local mail catcher' },
    { variable: 'MAIL_WEB_PORT', port: environment.MAIL_WEB_PORT, purpose: 'the page with the mails' },
  ];
  return [
    { variable: 'PORT', port: environment.PORT, purpose: 'the website' },
    { variable: 'WORKER_PORT', port: environment.WORKER_PORT, purpose: "the worker's health and metrics" },
    ...(environment.SMTP_URL === undefined ? mailPorts : []),
  ];
}
