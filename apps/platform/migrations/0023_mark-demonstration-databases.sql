-- Until this migration every gateway inserted the demonstration's members, and noted the time in merchants.seeded_at.
INSERT INTO "database_purpose" ("purpose", "since")
SELECT 'demonstration', min("seeded_at") FROM "merchants" WHERE "seeded_at" IS NOT NULL HAVING count(*) > 0;
