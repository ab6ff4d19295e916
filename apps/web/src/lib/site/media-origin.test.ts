import { describe, expect, it } from 'vitest';
import { mediaPlaces } from './media-origin.ts';

const origins = ['https://one.example', 'https://two.example', 'https://three.example'];

/** Chance that gives these numbers one after the other. */
function chanceOf(...numbers: readonly number[]) {
  const left = [...numbers];
  return () => left.shift() ?? 0;
}

describe('the origins of pictures', () => {
  it('SYS-07 are the site alone where the brand has none', () => {
    expect(mediaPlaces([]).of('/media/a.svg')).toEqual(['/media/a.svg']);
  });

  it('SYS-07 are chosen by chance, once for all pictures of the page', () => {
    const first = mediaPlaces(origins, chanceOf(0.9, 0.1, 0.5));
    expect(first.of('/media/a.svg')[0]).toBe('https://two.example/media/a.svg');
    expect(first.of('/media/b.svg')[0]).toBe('https://two.example/media/b.svg');
    const second = mediaPlaces(origins, chanceOf(0.1, 0.9, 0.5));
    expect(second.of('/media/a.svg')[0]).toBe('https://one.example/media/a.svg');
  });

  it('SYS-07 end with the site itself, within three attempts', () => {
    expect(mediaPlaces(origins, chanceOf(0.1, 0.2, 0.3)).of('/media/a.svg')).toEqual([
      'https://one.example/media/a.svg',
      'https://two.example/media/a.svg',
      '/media/a.svg',
    ]);
  });

  it('SYS-07 give way to the next one when they fail again and again', () => {
    const places = mediaPlaces(origins, chanceOf(0.1, 0.2, 0.3));
    for (const name of ['a', 'b', 'c']) places.tell(`https://one.example/media/${name}.svg`, false);
    expect(places.of('/media/d.svg')[0]).toBe('https://two.example/media/d.svg');
  });

  it('SYS-07 are kept when a single picture is missing', () => {
    const places = mediaPlaces(origins, chanceOf(0.1, 0.2, 0.3));
    for (const arrived of [false, false, true, false])
      places.tell('https://one.example/media/a.svg', arrived);
    expect(places.of('/media/d.svg')[0]).toBe('https://one.example/media/d.svg');
  });

  it('ignore other addresses than the site’s pictures', () => {
    expect(mediaPlaces(origins).of('data:image/png;base64,AAAA')).toEqual([
      'data:image/png;base64,AAAA',
    ]);
  });
});
