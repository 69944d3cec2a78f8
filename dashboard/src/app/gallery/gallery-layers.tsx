import { Ellipsis, Phone, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.js';
import { IconButton } from '../../ui/buttons/icon-button.js';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.js';
import { Dialog } from '../../ui/dialog/dialog.js';
import { Drawer } from '../../ui/dialog/drawer.js';
import { toast } from '../../ui/feedback/toast.js';
import { Field } from '../../ui/fields/field.js';
import { Select } from '../../ui/fields/select.js';
import { TextInput } from '../../ui/fields/text-input.js';
import { Menu } from '../../ui/popover/menu.js';
import { Popover } from '../../ui/popover/popover.js';

type Layer = 'dialog' | 'confirm' | 'drawer' | 'beside';

export function GalleryLayers() {
  const [open, setOpen] = useState<Layer>();
  const close = () => setOpen(undefined);
  return (
    <div className="wrap-centred-3">
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('confirm')}>Confirm</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <Button onClick={() => setOpen('beside')}>Drawer beside</Button>
      <GalleryMenu />
      <Popover label="Filters" trigger={<Button>Popover</Button>}>
        <Field label="City">
          <TextInput />
        </Field>
      </Popover>
      <Button onClick={() => toast({ title: 'Saved', description: 'Your chat shows it already.' })}>Toast</Button>
      <Button
        onClick={() =>
          toast({
            tone: 'destructive',
            title: 'Not saved',
            description: 'The server cannot be reached.',
            action: { label: 'Try again', onSelect: () => {} },
          })
        }
      >
        Destructive toast
      </Button>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Invite a person"
        description="They get a link by email, which holds for 7 days."
        footer={
          <Button tone="primary" onClick={() => toast({ title: 'Invited' })}>
            Invite
          </Button>
        }
      >
        <Field label="Email">
          <TextInput type="email" />
        </Field>
        <GalleryMenu />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        title="Erase this person?"
        confirmLabel="Erase"
        tone="danger"
        typeToConfirm="erase"
        onConfirm={() => Promise.reject(new Error('refused'))}
      >
        All that they wrote is erased and cannot be brought back.
      </ConfirmDialog>
      <Drawer
        isOpen={open === 'drawer' || open === 'beside'}
        isBeside={open === 'beside'}
        onClose={close}
        title="Amina Yusof"
        footer={<Button tone="primary">WhatsApp</Button>}
      >
        <Field label="Assignee">
          <Select options={[{ value: 'ada', label: 'Ada Moss' }]} />
        </Field>
        <GalleryMenu />
      </Drawer>
    </div>
  );
}

function GalleryMenu() {
  return (
    <Menu
      label="More"
      trigger={<IconButton label="More" tone="secondary" icon={Ellipsis} />}
      items={[
        { heading: 'Amina Yusof' },
        { label: 'Call', icon: <Phone size={16} aria-hidden />, href: 'tel:+60123456789', hint: 'C' },
        { label: 'Compact rows', isChecked: true, onSelect: () => {} },
        { label: 'Not now', isDisabled: true },
        { separator: true },
        {
          label: 'Erase',
          icon: <Trash2 size={16} aria-hidden />,
          isDanger: true,
          onSelect: () => toast({ title: 'Erased' }),
        },
      ]}
    />
  );
}
