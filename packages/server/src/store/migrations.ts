/**
 * The tables of the database, in the order in which they came: the same statements for SQLite and PostgreSQL. They only ever add, so that
 * processes of the last version and of this one can run together.
 */
export const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     id text PRIMARY KEY,
     fixed text NOT NULL,
     note text NOT NULL,
     name text NOT NULL,
     asking text NOT NULL,
     moves integer NOT NULL,
     chain text NOT NULL,
     touched text NOT NULL
   );
   CREATE TABLE moves (
     id text NOT NULL,
     n integer NOT NULL,
     move text NOT NULL,
     seen text NOT NULL,
     key text,
     PRIMARY KEY (id, n)
   );
   CREATE TABLE passes (
     hash text PRIMARY KEY,
     id text NOT NULL,
     seat text NOT NULL
   );
   CREATE INDEX passes_of_a_seat ON passes (id, seat);
   CREATE TABLE gatherings (
     id text PRIMARY KEY,
     version integer NOT NULL,
     listed integer NOT NULL,
     gathering text NOT NULL
   );
   CREATE INDEX listed_gatherings ON gatherings (listed);
   CREATE TABLE checks (n integer NOT NULL);
   INSERT INTO checks VALUES (0);`,
]
