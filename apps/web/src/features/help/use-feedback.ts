import { feedbackBounds, feedbackTypes, sendFeedback } from '@lantern/contracts';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { useForm } from '../../lib/forms/form.ts';
import { usePictures } from '../../lib/forms/use-pictures.ts';
import { useSession } from '../../lib/session/session.ts';

type Name = 'type' | 'content' | 'contact';
const initial: Record<Name, string> = { type: '', content: '', contact: '' };

const typeOf = (chosen: string) => feedbackTypes.find((type) => type === chosen);

/** The sentences for what cannot be sent as it is. */
function useCheck() {
  const { t } = useTranslation('help');
  return ({ type, content }: Record<Name, string>) => {
    const { length } = content.trim();
    const short =
      length < feedbackBounds.min ? t('feedback.error.short', feedbackBounds) : undefined;
    return {
      type: typeOf(type) === undefined ? t('feedback.error.type') : undefined,
      content: length > feedbackBounds.max ? t('feedback.error.long', feedbackBounds) : short,
    };
  };
}

/** A message to customer service; `onSent` gets its reference (CS-03). */
export function useFeedback(onSent: (reference: string) => void) {
  const visitor = useSession() === undefined;
  const pictures = usePictures();
  const form = useForm<Name, { reference: string }>({
    initial,
    check: useCheck(),
    send: ({ type, content, contact }) => {
      const body = { type: typeOf(type) ?? 'other', content: content.trim() };
      const reach = contact.trim();
      return call(sendFeedback, {
        body: visitor && reach !== '' ? { ...body, contact: reach } : body,
        files: pictures.pictures.map(({ file }) => file),
      });
    },
    onDone: ({ reference }) => onSent(reference),
  });
  return { form, pictures, visitor };
}

export type Feedback = ReturnType<typeof useFeedback>;
