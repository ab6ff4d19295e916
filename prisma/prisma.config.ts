import { defineConfig } from 'prisma/config';

// `generate` looks for the migration engine's binary and never runs it. Naming one that is there
// keeps it from being downloaded; commands that would really run it are left alone.
if (!process.argv.some((word) => word === 'migrate' || word === 'db')) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;
}

export default defineConfig({ schema: 'schema' });
