import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { AmountInput } from './amount-input.tsx';
import { AmountPresets } from './amount-presets.tsx';

interface Given {
  locale?: string;
  digits?: number;
  start?: string;
}

function Deposit({ locale = 'en', digits = 2, start = '' }: Given) {
  const [minor, setMinor] = useState(start);
  const money = { locale, digits, currency: digits === 0 ? 'VND' : 'PHP' };
  return (
    <>
      <AmountInput label="Amount" value={minor} onChange={setMinor} {...money} />
      <AmountPresets
        label="Often chosen"
        presets={['20000', '100000']}
        value={minor}
        onSelect={setMinor}
        {...money}
      />
      <output>{minor}</output>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Amount');
const reported = () => screen.getByRole('status').textContent;

describe('the amount field', () => {
  it('groups while typing and reports whole minor units', async () => {
    render(<Deposit />);
    await userEvent.type(field(), '12345.6');
    expect(field().value).toBe('12,345.6');
    expect(reported()).toBe('1234560');
  });

  it('finishes the fraction when it is left', async () => {
    render(<Deposit />);
    await userEvent.type(field(), '12.5');
    await userEvent.tab();
    expect(field().value).toBe('12.50');
  });

  it('takes figures only', async () => {
    render(<Deposit />);
    await userEvent.type(field(), 'a1-b2 e3');
    expect(reported()).toBe('12300');
  });

  it('takes either mark for the fraction, whichever the keyboard has', async () => {
    render(<Deposit locale="vi" />);
    await userEvent.type(field(), '1500.5');
    expect(field().value).toBe('1.500,5');
    expect(reported()).toBe('150050');
  });

  it('has no fraction for a currency without one', async () => {
    render(<Deposit locale="vi" digits={0} />);
    await userEvent.type(field(), '50000');
    expect(field().value).toBe('50.000');
    expect(field().inputMode).toBe('numeric');
  });

  it('keeps the caret in the middle of a longer amount', async () => {
    render(<Deposit start="123400" />);
    await userEvent.type(field(), '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field().value).toBe('19,234');
    expect(field().selectionStart).toBe(2);
  });

  it('is empty again when everything is deleted', async () => {
    render(<Deposit start="500" />);
    await userEvent.clear(field());
    expect(reported()).toBe('');
  });

  it('shows a preset that was chosen, and marks it', async () => {
    render(<Deposit start="500" />);
    await userEvent.click(screen.getByRole('button', { name: '1,000' }));
    expect(field().value).toBe('1,000');
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('1,000');
  });
});
