import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from './avatar.tsx';
import { servePictures } from './picture-loading.ts';

const letters = (container: HTMLElement) =>
  container.querySelector('[data-letters]')?.getAttribute('data-letters');

describe('an avatar', () => {
  it('is two letters of the name while there is no picture', () => {
    const { container } = render(<Avatar name=" lan nguyen" />);
    expect(letters(container)).toBe('LA');
    expect(container.querySelector('img')).toBeNull();
  });

  it('NAV-16 is the picture, then the fallback, and in the end the letters alone', () => {
    servePictures((address) => [
      `https://one.example${address}`,
      `https://two.example${address}`,
      address,
    ]);
    const { container } = render(<Avatar name="Lan" src="/own.png" fallback="/drawn.svg" />);
    const picture = () => container.querySelector('img');
    const fail = () => fireEvent.error(picture() as HTMLElement);
    expect(picture()?.getAttribute('src')).toBe('https://one.example/own.png');
    fail();
    fail();
    expect(picture()?.getAttribute('src')).toBe('/own.png');
    fail();
    expect(picture()?.getAttribute('src')).toBe('/drawn.svg');
    fail();
    expect(picture()).toBeNull();
    servePictures((address) => [address]);
  });

  it('tries a new picture after the one before has failed', () => {
    const { container, rerender } = render(<Avatar name="Lan" src="/gone.png" />);
    fireEvent.error(container.querySelector('img') as HTMLElement);
    rerender(<Avatar name="Lan" src="/new.png" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/new.png');
  });
});
