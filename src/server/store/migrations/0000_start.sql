CREATE SEQUENCE "public"."sub_type_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 101 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."ticket_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1;--> statement-breakpoint
CREATE TABLE "marks" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"policy_number" text NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"to" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "otp_guards" (
	"client_id" text NOT NULL,
	"kind" text NOT NULL,
	"failures" integer NOT NULL,
	"wait_until" timestamp with time zone,
	CONSTRAINT "otp_guards_client_id_kind_pk" PRIMARY KEY("client_id","kind")
);
--> statement-breakpoint
CREATE TABLE "otps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"purpose" text NOT NULL,
	"client_id" text NOT NULL,
	"bound" jsonb NOT NULL,
	"destinations" text[] NOT NULL,
	"digest" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"code" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outside_asks" (
	"client_id" text NOT NULL,
	"service" text NOT NULL,
	"asked" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "outside_asks_client_id_service_pk" PRIMARY KEY("client_id","service")
);
--> statement-breakpoint
CREATE TABLE "proofs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"purpose" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_for" text
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"client_id" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_failures" (
	"identifier" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_results" (
	"client_id" text NOT NULL,
	"request_key" text NOT NULL,
	"step" text NOT NULL,
	"input" text NOT NULL,
	"policy_number" text,
	"payload" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "step_results_client_id_request_key_step_input_pk" PRIMARY KEY("client_id","request_key","step","input")
);
--> statement-breakpoint
CREATE TABLE "sub_types" (
	"name" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "sub_types_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"client_id" text NOT NULL,
	"key" text NOT NULL,
	"payload" text NOT NULL,
	"answer" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "submissions_client_id_key_pk" PRIMARY KEY("client_id","key")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"ticket_number" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"policy_number" text NOT NULL,
	"request_key" text,
	"sub_type_code" text,
	"status_code" integer NOT NULL,
	"sub_status" text,
	"description" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"exclusive" boolean NOT NULL,
	"applies_to_all" boolean DEFAULT false NOT NULL,
	"answers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_number" text NOT NULL,
	"field" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"digest" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"client_id" text PRIMARY KEY NOT NULL,
	"date_of_birth" date NOT NULL,
	"phone_number" text NOT NULL,
	"email_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"last_login_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "policies" (
	"policy_number" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"place" integer NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "premiums" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "premiums_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"policy_number" text NOT NULL,
	"received_on" date NOT NULL,
	"paise" bigint NOT NULL,
	"tax_paise" bigint NOT NULL,
	"txn_id" text,
	CONSTRAINT "premiums_txn_id_unique" UNIQUE("txn_id")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"client_id" text NOT NULL,
	"policy_number" text NOT NULL,
	"request_key" text NOT NULL,
	"key_id" text NOT NULL,
	"sealed" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"review_asked_at" timestamp with time zone,
	CONSTRAINT "drafts_client_id_policy_number_request_key_pk" PRIMARY KEY("client_id","policy_number","request_key")
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"policy_number" text NOT NULL,
	"request_key" text NOT NULL,
	"signature" text NOT NULL,
	"digest" text NOT NULL,
	"mark" text NOT NULL,
	"sent_to" text[] NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_for" text
);
--> statement-breakpoint
CREATE TABLE "gateway_payments" (
	"key" text PRIMARY KEY NOT NULL,
	"txn_id" text NOT NULL,
	"amount" text NOT NULL,
	"gateway_trans_id" text NOT NULL,
	"status" text,
	CONSTRAINT "gateway_payments_txn_id_unique" UNIQUE("txn_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"txn_id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"policy_number" text NOT NULL,
	"paise" bigint NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"gateway_trans_id" text,
	"finished_at" timestamp with time zone,
	CONSTRAINT "orders_gateway_trans_id_unique" UNIQUE("gateway_trans_id")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_policy_number_policies_policy_number_fk" FOREIGN KEY ("policy_number") REFERENCES "public"."policies"("policy_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otp_guards" ADD CONSTRAINT "otp_guards_client_id_customers_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."customers"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_client_id_customers_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."customers"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outside_asks" ADD CONSTRAINT "outside_asks_client_id_customers_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."customers"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs" ADD CONSTRAINT "proofs_client_id_customers_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."customers"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_client_id_customers_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."customers"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "step_results" ADD CONSTRAINT "step_results_client_id_customers_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."customers"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_policy_number_policies_policy_number_fk" FOREIGN KEY ("policy_number") REFERENCES "public"."policies"("policy_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_ticket_number_tickets_ticket_number_fk" FOREIGN KEY ("ticket_number") REFERENCES "public"."tickets"("ticket_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "policies" ADD CONSTRAINT "policies_client_id_customers_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."customers"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premiums" ADD CONSTRAINT "premiums_policy_number_policies_policy_number_fk" FOREIGN KEY ("policy_number") REFERENCES "public"."policies"("policy_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_client_id_customers_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."customers"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_policy_number_policies_policy_number_fk" FOREIGN KEY ("policy_number") REFERENCES "public"."policies"("policy_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_client_id_customers_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."customers"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_policy_number_policies_policy_number_fk" FOREIGN KEY ("policy_number") REFERENCES "public"."policies"("policy_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_client_id_customers_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."customers"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_policy_number_policies_policy_number_fk" FOREIGN KEY ("policy_number") REFERENCES "public"."policies"("policy_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_message_a_day" ON "messages" USING btree ("policy_number","kind","day");--> statement-breakpoint
CREATE INDEX "otps_client_id_index" ON "otps" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "otps_sent_at_index" ON "otps" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "proofs_client_id_index" ON "proofs" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "tickets_policy_number_created_at_index" ON "tickets" USING btree ("policy_number","created_at");--> statement-breakpoint
CREATE INDEX "tickets_client_id_index" ON "tickets" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_request" ON "tickets" USING btree ("policy_number","sub_type_code") WHERE "tickets"."exclusive" and "tickets"."status_code" in (1, 2, 3, 4);--> statement-breakpoint
CREATE INDEX "customers_phone_number_index" ON "customers" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "customers_email_id_index" ON "customers" USING btree ("email_id");--> statement-breakpoint
CREATE INDEX "policies_client_id_place_index" ON "policies" USING btree ("client_id","place");--> statement-breakpoint
CREATE INDEX "premiums_policy_number_received_on_index" ON "premiums" USING btree ("policy_number","received_on");--> statement-breakpoint
CREATE INDEX "signatures_client_id_policy_number_index" ON "signatures" USING btree ("client_id","policy_number");--> statement-breakpoint
CREATE INDEX "orders_client_id_started_at_index" ON "orders" USING btree ("client_id","started_at");--> statement-breakpoint
CREATE INDEX "orders_policy_number_started_at_index" ON "orders" USING btree ("policy_number","started_at");