const { env } = process;

/** What the references are started with: the same as the product. */
export const environment = {
  databaseUrl: env['DATABASE_URL'] ?? '',
  redisUrl: env['REDIS_URL'] ?? '',
  smtpUrl: env['SMTP_URL'] ?? '',
  staff: env['MAIL_TO'] ?? '',
  port: Number(env['PORT']),
};

// The channel to the bench closes with it.
process.once('disconnect', () => process.exit());
