#!/bin/sh
# Creates the role that owns the tables, the role of the gateways, and the database (ADR 170). The image of PostgreSQL
# runs it once, on an empty volume.
set -eu
psql --set=ON_ERROR_STOP=1 --username=postgres \
  --set=owner_password="$DATABASE_OWNER_PASSWORD" --set=password="$DATABASE_PASSWORD" <<'SQL'
create role livery_owner login password :'owner_password';
create role livery login password :'password';
create database livery owner livery_owner;
SQL
