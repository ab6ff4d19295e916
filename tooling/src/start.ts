import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildAll } from './launcher/build.ts';
import { launch } from './launcher/launch.ts';
import { repository } from './repository.ts';

const ownSettings = path.join(repository, '.env');
if (existsSync(ownSettings)) process.loadEnvFile(ownSettings);
await launch({ root: repository, build: buildAll });
