import { directionOf, languages } from '@lantern/locales';
import { expect, test } from 'vitest';
import * as games from '../../apps/arcade/src/texts/languages.ts';

test('I18N-01 the house games have controls in every language of the site', () => {
  expect(games.languages).toEqual(languages);
  expect(games.languages.map(games.directionOf)).toEqual(languages.map(directionOf));
});
