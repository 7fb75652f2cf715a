-- Until this migration, only the demonstration inserted channels and banks, and its payment provider was the only one.
UPDATE "payment_channels" SET "provider" = 'DEMOPAY', "provider_channel" = "kind" WHERE "provider" = '';
--> statement-breakpoint
UPDATE "payout_banks" SET "provider" = 'DEMOPAY', "provider_bank" = ("position" + 1)::text WHERE "provider" = '';
