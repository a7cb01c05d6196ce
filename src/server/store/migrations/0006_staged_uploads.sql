CREATE TABLE "staged_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"abandoned" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "staged_uploads_at_index" ON "staged_uploads" USING btree ("at");