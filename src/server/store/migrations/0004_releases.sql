CREATE TABLE "release_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "release_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"release" integer NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "release_files" (
	"digest" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "releases_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"base" integer,
	"files" jsonb NOT NULL,
	"difference" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"compiler" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "release" integer;--> statement-breakpoint
ALTER TABLE "definition_modules" ADD COLUMN "release" integer;--> statement-breakpoint
ALTER TABLE "release_events" ADD CONSTRAINT "release_events_release_releases_number_fk" FOREIGN KEY ("release") REFERENCES "public"."releases"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_events_kind_id_index" ON "release_events" USING btree ("kind","id");