import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { PasswordField, TextField } from './text-field.tsx';

const describedBy = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' | ');

describe('a field', () => {
  it('ties its label, error and hint to its control', () => {
    render(<TextField label="Name" hint="6 to 16 letters" error="Too short" defaultValue="ab" />);
    const control = screen.getByLabelText('Name');
    expect(describedBy(control)).toBe('Too short | 6 to 16 letters');
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('is described by nothing, and valid, when nothing is said', () => {
    render(<TextField label="Name" />);
    const control = screen.getByLabelText('Name');
    expect(control.hasAttribute('aria-describedby')).toBe(false);
    expect(control.hasAttribute('aria-invalid')).toBe(false);
  });

  it('says that it is required in more than an asterisk', () => {
    render(<TextField label="Name" required />);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).required).toBe(true);
  });

  it('counts typed characters', () => {
    render(<TextField label="About" value="Hello" counter={140} readOnly />);
    expect(screen.getByText('5/140')).toBeTruthy();
  });

  it('shows a password only while its eye is open', async () => {
    render(<PasswordField label="Password" showLabel="Show" hideLabelText="Hide" />);
    const control = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(control.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(control.type).toBe('password');
  });
});

describe('a check box', () => {
  it('is switched by its label and describes its error', async () => {
    render(<Checkbox label="I agree" error="Please agree" />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
    await userEvent.click(screen.getByText('I agree'));
    expect(box.checked).toBe(true);
    expect(describedBy(box)).toBe('Please agree');
  });
});
