import { writeFileSync } from 'node:fs';
import { tokensCss } from '../src/tokens-css.ts';

writeFileSync(new URL('../src/tokens.css', import.meta.url), tokensCss());
