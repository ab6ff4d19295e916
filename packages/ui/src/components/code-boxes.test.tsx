import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { CodeBoxes, type CodeBoxesProps } from './code-boxes.tsx';

function Boxes(props: Partial<CodeBoxesProps>) {
  const [value, setValue] = useState('');
  return <CodeBoxes label="Code" length={6} value={value} onChange={setValue} {...props} />;
}

const boxes = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-part="box"]')].map((one) => one.textContent);

describe('code boxes', () => {
  it('are one labelled field that accepts only as many digits as boxes', async () => {
    const { container } = render(<Boxes />);
    const field = screen.getByLabelText<HTMLInputElement>('Code');
    await userEvent.type(field, '1a2-3456789');
    expect(field.value).toBe('123456');
    expect(boxes(container)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('take a code that is pasted with a space in it', async () => {
    const { container } = render(<Boxes />);
    await userEvent.click(screen.getByLabelText('Code'));
    await userEvent.paste('123 456');
    expect(boxes(container)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  it('show dots for a secret, and keep it from being read off the field', async () => {
    const { container } = render(<Boxes masked />);
    const field = screen.getByLabelText<HTMLInputElement>('Code');
    await userEvent.type(field, '42');
    expect(boxes(container)).toEqual(['•', '•', '', '', '', '']);
    expect(field.type).toBe('password');
  });

  it('explain each error', () => {
    render(<Boxes error="Too short" />);
    expect(screen.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Too short')).toBeTruthy();
  });
});
