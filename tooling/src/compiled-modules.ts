import path from 'node:path';
import { repository } from './repository.ts';

/** Where processes of tests keep compiled modules (NODE_COMPILE_CACHE): dozens load the same. */
export const compiledModules = path.join(repository, 'node_modules', '.cache', 'lantern-compiled');
