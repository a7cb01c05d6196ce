CREATE TABLE "book_imports" (
	"feed" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"lines" integer NOT NULL,
	"refused" integer NOT NULL,
	"report_bytes" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"client_id" text PRIMARY KEY NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_policy_number_policies_policy_number_fk";
--> statement-breakpoint
ALTER TABLE "proofs" DROP CONSTRAINT "proofs_client_id_customers_client_id_fk";
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_client_id_customers_client_id_fk";
--> statement-breakpoint
ALTER TABLE "step_results" DROP CONSTRAINT "step_results_client_id_customers_client_id_fk";
--> statement-breakpoint
ALTER TABLE "tickets" DROP CONSTRAINT "tickets_policy_number_policies_policy_number_fk";
--> statement-breakpoint
ALTER TABLE "premiums" DROP CONSTRAINT "premiums_policy_number_policies_policy_number_fk";
--> statement-breakpoint
ALTER TABLE "drafts" DROP CONSTRAINT "drafts_client_id_customers_client_id_fk";
--> statement-breakpoint
ALTER TABLE "drafts" DROP CONSTRAINT "drafts_policy_number_policies_policy_number_fk";
--> statement-breakpoint
ALTER TABLE "signatures" DROP CONSTRAINT "signatures_client_id_customers_client_id_fk";
--> statement-breakpoint
ALTER TABLE "signatures" DROP CONSTRAINT "signatures_policy_number_policies_policy_number_fk";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_client_id_customers_client_id_fk";
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_policy_number_policies_policy_number_fk";
--> statement-breakpoint
DROP INDEX "customers_email_id_index";--> statement-breakpoint
CREATE INDEX "otps_destinations_index" ON "otps" USING gin ("destinations") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "customers_email_index" ON "customers" USING btree (lower("email_id"));--> statement-breakpoint
INSERT INTO "sign_ins" ("client_id", "last_at") SELECT "client_id", "last_login_at" FROM "customers" WHERE "last_login_at" IS NOT NULL;
