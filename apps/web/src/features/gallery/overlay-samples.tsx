import { Button } from '@lantern/ui';
import { ConfirmDialog } from '@lantern/ui/confirm-dialog';
import { Menu, MenuItem } from '@lantern/ui/menu';
import { Modal } from '@lantern/ui/modal';
import { Sheet } from '@lantern/ui/sheet';
import { type ReactNode, useState } from 'react';
import { Sample } from './sample.tsx';
import type { Words } from './words.ts';

/** What lies over a page, in the theme and direction of the page itself. */
export function OverlaySamples({ words }: { words: Words }): ReactNode {
  const [open, setOpen] = useState<'modal' | 'dialog' | 'sheet'>();
  const close = () => setOpen(undefined);
  return (
    <Sample name="Modal, ConfirmDialog, Sheet, Menu">
      {(['modal', 'dialog', 'sheet'] as const).map((kind) => (
        <Button key={kind} kind="outline" onClick={() => setOpen(kind)}>
          {kind}
        </Button>
      ))}
      <Menu trigger={<Button kind="outline">menu</Button>}>
        {words.choices.map((label) => (
          <MenuItem key={label}>{label}</MenuItem>
        ))}
      </Menu>
      <Modal
        open={open === 'modal'}
        onOpenChange={close}
        title={words.title}
        closeLabel={words.other}
        width={600}
      >
        <p className="text-article">{words.text}</p>
      </Modal>
      <ConfirmDialog
        open={open === 'dialog'}
        onOpenChange={close}
        title={words.title}
        message={words.text}
        confirmLabel={words.action}
        cancelLabel={words.other}
        closeLabel={words.other}
        onConfirm={close}
      />
      <Sheet
        side="end"
        open={open === 'sheet'}
        onOpenChange={close}
        title={words.title}
        closeLabel={words.other}
      >
        <p className="p-4 text-article">{words.text}</p>
      </Sheet>
    </Sample>
  );
}
