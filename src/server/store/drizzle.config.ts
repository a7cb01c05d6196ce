import { defineConfig } from 'drizzle-kit';

/** After a change of schema.ts: `npx drizzle-kit generate --config src/server/store/drizzle.config.ts`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/store/schema.ts',
  out: './src/server/store/migrations',
});
