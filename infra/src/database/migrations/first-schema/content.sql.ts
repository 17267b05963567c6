const tables = [
  `CREATE TABLE service (
    id text PRIMARY KEY,
    position integer NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    icon text NOT NULL,
    featured boolean NOT NULL,
    benefits jsonb,
    prices jsonb
  )`,
  `CREATE TABLE blog_article (
    id text PRIMARY KEY,
    position integer NOT NULL,
    slug text NOT NULL UNIQUE CONSTRAINT blog_article_slug_in_lower_case CHECK (slug = lower(slug)),
    title text NOT NULL,
    excerpt text NOT NULL,
    image text NOT NULL,
    created_at timestamptz
  )`,
  // What was seeded, so that seeding again leaves alone what the owner wrote since.
  'CREATE TABLE content_seed (kind text, id text, seeded jsonb NOT NULL, PRIMARY KEY (kind, id))',
  // What the owner set beside prices: opening hours, closed days and the campaign's period.
  'CREATE TABLE business_setting (name text PRIMARY KEY, value jsonb NOT NULL)',
  // Who changed which fact of the business, and from what to what; null is what the profile says.
  `CREATE TABLE fact_change (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    fact text NOT NULL,
    before jsonb,
    after jsonb,
    changed_by text NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now(),
    undoes bigint REFERENCES fact_change
  )`,
  // All templates of answers to visitors, as each change left them: the version is what two who save at once run into.
  // The site does not say them: nobody is notified.
  `CREATE TABLE mail_template_change (
    version integer PRIMARY KEY CHECK (version > 0),
    templates jsonb NOT NULL,
    parts jsonb NOT NULL,
    changed_by text NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now()
  )`,
];

const notifications = [
  `CREATE FUNCTION notify_site_content() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM pg_notify('site_content', TG_TABLE_NAME);
     RETURN NULL;
   END $$`,
  ...['service', 'blog_article', 'business_setting'].map(
    (table) =>
      `CREATE TRIGGER ${table}_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
       FOR EACH STATEMENT EXECUTE FUNCTION notify_site_content()`,
  ),
];

/** What the site and mails say. Every API process hears of each change of the site's, whoever made it. */
export const content = {
  up: [...tables, 'CREATE INDEX fact_change_fact ON fact_change (fact, id)', ...notifications],
  down: [
    'DROP TABLE mail_template_change, fact_change, business_setting, content_seed, blog_article, service',
    'DROP FUNCTION notify_site_content',
  ],
};
