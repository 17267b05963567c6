#!/bin/sh
# Runs once, when the data are made. The application gets a role that is no superuser; the superuser is left without a
# password, and so can be reached from inside the container alone: docker compose exec postgres psql -U postgres
set -eu

psql --no-psqlrc --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" --username=postgres --dbname=postgres <<'SQL'
CREATE ROLE fahrzeugpflege LOGIN PASSWORD :'password';
CREATE DATABASE fahrzeugpflege OWNER fahrzeugpflege;
ALTER ROLE postgres PASSWORD NULL;
SQL
