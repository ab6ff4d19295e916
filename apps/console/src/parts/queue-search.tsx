import { TextField } from '@lantern/ui';
import { useState } from 'react';
import { FilterForm } from './filter-form.tsx';

interface QueueSearchProps {
  label: string;
  value: string;
  onSearch: (search: string) => void;
}

/** Searches by what a caller or a bank statement names. */
export function QueueSearch({ label, value, onSearch }: QueueSearchProps) {
  const [typed, setTyped] = useState(value);
  return (
    <FilterForm onSearch={() => onSearch(typed.trim())}>
      <TextField
        label={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        type="search"
        maxLength={64}
      />
    </FilterForm>
  );
}
