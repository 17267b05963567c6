import { MailDev } from 'maildev';
import { readMailCatcherEnvironment } from './env.js';
import { exitWithParent } from './exit-with-parent.js';

/** The local mail catcher, on loopback alone and silent: maildev would print who writes to whom about what. */
exitWithParent();
const environment = readMailCatcherEnvironment();
const maildev = new MailDev({
  smtp: environment.MAIL_PORT,
  ip: '127.0.0.1',
  web: environment.MAIL_WEB_PORT,
  webIp: '127.0.0.1',
  mailDirectory: environment.MAIL_DIRECTORY,
  maxEmails: environment.MAILS_KEPT,
  hideExtensions: ['STARTTLS'],
  silent: true,
});

process.once('SIGTERM', () => {
  void maildev.stop().finally(() => process.exit(0));
});

try {
  await maildev.start();
} catch (error) {
  console.error(error);
  process.exit(1);
}
