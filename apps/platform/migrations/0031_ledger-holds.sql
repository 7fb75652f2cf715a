CREATE TABLE "ledger_holds" (
	"account_id" text NOT NULL,
	"cause" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_holds_account_id_cause_pk" PRIMARY KEY("account_id","cause"),
	CONSTRAINT "ledger_hold_not_negative" CHECK ("ledger_holds"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "ledger_holds" ADD CONSTRAINT "ledger_holds_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;