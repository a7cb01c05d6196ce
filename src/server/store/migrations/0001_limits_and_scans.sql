CREATE TABLE "definition_modules" (
	"name" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"given_out_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "shared_values" (
	"name" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "scan" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
CREATE INDEX "unscanned_uploads" ON "uploads" USING btree ("id") WHERE "uploads"."scan" = 'pending';
--> statement-breakpoint
CREATE TABLE "counters" (
	"event" text NOT NULL,
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "counters_event_key_pk" PRIMARY KEY("event","key")
);
--> statement-breakpoint
ALTER TABLE "otp_guards" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "outside_asks" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sign_in_failures" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "otp_guards" CASCADE;--> statement-breakpoint
DROP TABLE "outside_asks" CASCADE;--> statement-breakpoint
DROP TABLE "sign_in_failures" CASCADE;--> statement-breakpoint
ALTER TABLE "otps" DROP CONSTRAINT "otps_client_id_customers_client_id_fk";
--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "allowed_tries" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "guarded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "tried_at" timestamp with time zone;
