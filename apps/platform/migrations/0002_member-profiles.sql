CREATE TABLE "member_profiles" (
	"member_id" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL,
	"email" text,
	"email_key" text,
	"email_verified_at" timestamp (3) with time zone,
	"country_dialing_code" text,
	"mobile_num" text,
	"mobile_verified_at" timestamp (3) with time zone,
	"payee_name" text,
	"id_number" text,
	"qq_num" text,
	"facebook" text,
	"wechat" text,
	"line" text,
	"whatsapp" text,
	"zalo" text,
	"head_icon" text
);
--> statement-breakpoint
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_profiles" ADD CONSTRAINT "member_profiles_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_profiles_by_email" ON "member_profiles" USING btree ("merchant","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "member_profiles_by_mobile" ON "member_profiles" USING btree ("merchant","country_dialing_code","mobile_num");