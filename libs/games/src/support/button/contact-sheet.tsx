import { ListGroup } from '@livery/ui/list-group';
import { Sheet } from '@livery/ui/sheet';
import type { Contact } from '../contacts/contact-links.ts';
import { ContactRow } from '../contacts/contact-row.tsx';

export interface ContactSheetProps {
  readonly title: string;
  readonly contacts: readonly Contact[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Sheet with the contacts of one type. It is used if the type has several contacts. */
export function ContactSheet({ title, contacts, isOpen, onClose }: ContactSheetProps) {
  return (
    <Sheet isOpen={isOpen} onOpenChange={(open) => !open && onClose()} title={title}>
      <ListGroup>
        {contacts.map((contact) => (
          <ContactRow key={contact.csPosition} contact={contact} />
        ))}
      </ListGroup>
    </Sheet>
  );
}
