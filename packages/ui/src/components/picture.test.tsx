import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameTile } from './game-tile.tsx';
import { Picture } from './picture.tsx';
import {
  boundedMemory,
  failedPictures,
  loadedPictures,
  pictureLoading,
  servePictures,
} from './picture-loading.ts';

beforeEach(() => {
  vi.useFakeTimers();
  failedPictures.clear();
  loadedPictures.clear();
  servePictures((address) => [address]);
});

afterEach(() => {
  // The pause between two batches of pictures is the whole page's.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const imageIn = (container: HTMLElement) => container.querySelector('img');
const addressIn = (container: HTMLElement) => imageIn(container)?.getAttribute('src');
const fail = (container: HTMLElement) => fireEvent.error(imageIn(container) ?? document.body);
const pause = () => act(() => vi.advanceTimersByTimeAsync(pictureLoading.retryAfterMs));

/** Fails as often as the picture is asked for. */
async function failAll(container: HTMLElement): Promise<void> {
  for (let attempt = 0; attempt < pictureLoading.attempts; attempt += 1) {
    fail(container);
    await pause();
  }
}

/**
 * Pictures share one observer, which lives as long as the page; here the test reports what is near.
 */
const watched: {
  tell: IntersectionObserverCallback;
  options: IntersectionObserverInit | undefined;
} = {
  tell: () => undefined,
  options: undefined,
};

class Observer {
  constructor(tell: IntersectionObserverCallback, options: IntersectionObserverInit) {
    Object.assign(watched, { tell, options });
  }
  observe = () => undefined;
  unobserve = () => undefined;
}

const stubScreen = () => vi.stubGlobal('IntersectionObserver', Observer);

const comeNear = (target: Element | null) =>
  act(() =>
    watched.tell(
      [{ isIntersecting: true, target } as IntersectionObserverEntry],
      {} as unknown as IntersectionObserver,
    ),
  );

describe('a picture', () => {
  it('NAV-16 is asked for three times before its fallback takes its place', async () => {
    const { container } = render(<Picture src="/a.svg" fallback="/b.svg" />);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(addressIn(container)).toBe('/a.svg');
      fail(container);
      await pause();
    }
    expect(addressIn(container)).toBe('/b.svg');
  });

  it('NAV-16 shows nothing broken while it waits for the next attempt', () => {
    const { container } = render(<Picture src="/a.svg" width={30} height={40} />);
    fail(container);
    expect(addressIn(container)).toContain("viewBox='0 0 30 40'");
  });

  it('NAV-16 leaves its place empty when the fallback fails too', async () => {
    const { container } = render(<Picture src="/a.svg" fallback="/b.svg" />);
    await failAll(container);
    fail(container);
    expect(imageIn(container)).toBeNull();
  });

  it('NAV-16 goes straight to the fallback where the same address has failed before', async () => {
    await failAll(render(<Picture src="/a.svg" fallback="/b.svg" />).container);
    expect(addressIn(render(<Picture src="/a.svg" fallback="/b.svg" />).container)).toBe('/b.svg');
  });

  it('ERR-03 is asked for again when the connection is back', async () => {
    const { container } = render(<Picture src="/a.svg" fallback="/b.svg" />);
    await failAll(container);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(addressIn(container)).toBe('/a.svg');
  });

  it('tries again when it gets another address', () => {
    const { container, rerender } = render(<Picture src="/a.svg" />);
    fail(container);
    rerender(<Picture src="/c.svg" />);
    expect(addressIn(container)).toBe('/c.svg');
  });

  it('SYS-07 is asked for in the places that the site names, one after the other', async () => {
    servePictures((address) => [`https://img.example${address}`, address]);
    const { container } = render(<Picture src="/media/a.svg" />);
    expect(addressIn(container)).toBe('https://img.example/media/a.svg');
    fail(container);
    expect(addressIn(container)).toBe('/media/a.svg');
  });

  it('takes another crop on another screen, and that too from the next place', () => {
    servePictures((address) => [`https://img.example${address}`, address]);
    const crop = { media: '(min-width: 48rem)', src: '/media/wide.svg' };
    const { container } = render(
      <picture>
        <Picture src="/media/a.svg" crop={crop} />
      </picture>,
    );
    const wide = () => container.querySelector('source')?.getAttribute('srcset');
    expect(wide()).toBe('https://img.example/media/wide.svg');
    fail(container);
    expect(wide()).toBe('/media/wide.svg');
  });
});

describe('a picture that is not on the screen yet', () => {
  it('NAV-16 is loaded when a tenth of it is within 1.3 screens', () => {
    stubScreen();
    const { container } = render(
      <GameTile name="Jade Carp" vendor="Aurora" art="/a.svg" href="#a" />,
    );
    expect(watched.options).toEqual({ threshold: 0.1, rootMargin: '30%', scrollMargin: '30%' });
    expect(addressIn(container)).toMatch(/^data:/);
    comeNear(imageIn(container));
    expect(addressIn(container)).toBe('/a.svg');
    expect(imageIn(container)?.getAttribute('loading')).toBe('lazy');
  });

  it('NAV-16 loads together with others that come near within 200 ms', async () => {
    stubScreen();
    const first = render(<Picture src="/a.svg" />).container;
    const second = render(<Picture src="/b.svg" />).container;
    comeNear(imageIn(first));
    comeNear(imageIn(second));
    await act(() => vi.advanceTimersByTimeAsync(199));
    expect(addressIn(second)).toMatch(/^data:/);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(addressIn(second)).toBe('/b.svg');
  });

  it('NAV-16 is shown at once when it has been loaded before', () => {
    stubScreen();
    loadedPictures.add('/a.svg');
    expect(addressIn(render(<Picture src="/a.svg" />).container)).toBe('/a.svg');
  });

  it('is not delayed when the visit began at it', () => {
    stubScreen();
    expect(addressIn(render(<Picture src="/a.svg" loading="eager" />).container)).toBe('/a.svg');
  });
});

describe('a rendered picture', () => {
  const rendered = {
    base: '/media/rendered/a.0f',
    widths: [180, 360],
    placeholder: 'data:image/webp;base64,UklGRg==',
  };
  const shown = () =>
    render(<Picture src="/a.svg" rendered={rendered} width={300} height={400} sizes="33vw" />)
      .container;
  const sourcesIn = (container: HTMLElement) => [...container.querySelectorAll('source')];

  it('offers AVIF before WebP in its widths, over its placeholder', () => {
    const container = shown();
    expect(sourcesIn(container).map(({ type, srcset }) => [type, srcset])).toEqual([
      ['image/avif', '/media/rendered/a.0f.180.avif 180w, /media/rendered/a.0f.360.avif 360w'],
      ['image/webp', '/media/rendered/a.0f.180.webp 180w, /media/rendered/a.0f.360.webp 360w'],
    ]);
    expect(imageIn(container)?.style.background).toContain(rendered.placeholder);
    const sizes = ['width', 'height', 'loading'].map((one) =>
      imageIn(container)?.getAttribute(one),
    );
    expect(sizes).toEqual(['300', '400', 'lazy']);
  });

  it('gives way to the drawn one when it fails, here and wherever it is shown next', () => {
    const container = shown();
    fail(container);
    expect(sourcesIn(container)).toEqual([]);
    expect(addressIn(container)).toBe('/a.svg');
    expect(sourcesIn(shown())).toEqual([]);
  });
});

describe('the memory of addresses', () => {
  it('NAV-16 keeps the last 200 and forgets the oldest', () => {
    const memory = boundedMemory(pictureLoading.remembered);
    for (let at = 0; at <= 200; at += 1) memory.add(`/${at}.svg`);
    expect(memory.has('/0.svg')).toBe(false);
    expect(memory.has('/1.svg')).toBe(true);
    expect(memory.has('/200.svg')).toBe(true);
  });

  it('keeps a repeated address', () => {
    const memory = boundedMemory(2);
    for (const address of ['/a.svg', '/b.svg', '/a.svg', '/c.svg']) memory.add(address);
    expect(memory.has('/a.svg')).toBe(true);
    expect(memory.has('/b.svg')).toBe(false);
  });
});
