const tables = [
  // What was erased, when and why, without the data.
  `CREATE TABLE erasure (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    actor text NOT NULL,
    reason text NOT NULL CHECK (reason IN ('request', 'retention')),
    manner text NOT NULL CHECK (manner IN ('deleted', 'anonymised')),
    records jsonb NOT NULL
  )`,
  `CREATE TABLE lead_export (
    id uuid PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    actor text NOT NULL,
    filters text[] NOT NULL,
    rows integer NOT NULL DEFAULT 0,
    completed_at timestamptz
  )`,
  // A run of retention is known from its start, and has one note that grows with each batch.
  `CREATE TABLE housekeeping_run (
    task text PRIMARY KEY,
    finished_at timestamptz,
    started_at timestamptz,
    note_id bigint REFERENCES erasure ON DELETE SET NULL
  )`,
  // Signs of life. Unlogged: a crash may forget them, each worker writes its own again within seconds.
  `CREATE UNLOGGED TABLE worker_process (
    id uuid PRIMARY KEY,
    host text NOT NULL,
    pid integer NOT NULL,
    version text NOT NULL,
    is_working boolean NOT NULL,
    started_at timestamptz NOT NULL,
    seen_at timestamptz NOT NULL
  )`,
  // How often an address did something lately, in all API processes; keys are hashes. Unlogged, too.
  'CREATE UNLOGGED TABLE visitor_count (key text PRIMARY KEY, count integer NOT NULL, ends_at timestamptz NOT NULL)',
];

/** What was erased by age or on request, what was exported, which workers live, and how often addresses were seen. */
export const operation = {
  up: [...tables, 'CREATE INDEX lead_export_newest ON lead_export (at DESC)'],
  down: ['DROP TABLE visitor_count, worker_process, housekeeping_run, lead_export, erasure'],
};
