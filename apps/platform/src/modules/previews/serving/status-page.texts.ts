import type { UnavailableReason } from '@livery/contract/operators/preview-messages';

interface StatusText {
  readonly title: string;
  readonly body: string;
}

/** Texts of the page that a preview shows in place of the app, by language. */
export const statusTexts = {
  en: {
    ended: {
      title: 'This preview has ended',
      body: 'A preview works for an hour after it was last open in the console. Open it there again to get a new address.',
    },
    problems: {
      title: 'This draft cannot be shown',
      body: 'The draft has problems. The editor lists them. This page loads again after the next change.',
    },
    failed: {
      title: 'This preview is not available now',
      body: 'The draft could not be composed. Load the page again in a moment.',
    },
  },
  es: {
    ended: {
      title: 'Esta vista previa ha terminado',
      body: 'Una vista previa funciona durante una hora tras su última apertura en la consola. Ábrala allí de nuevo para obtener otra dirección.',
    },
    problems: {
      title: 'Este borrador no se puede mostrar',
      body: 'El borrador tiene problemas. El editor los enumera. Esta página se vuelve a cargar después del próximo cambio.',
    },
    failed: {
      title: 'Esta vista previa no está disponible ahora',
      body: 'No se pudo componer el borrador. Vuelva a cargar la página en un momento.',
    },
  },
  ar: {
    ended: {
      title: 'انتهت هذه المعاينة',
      body: 'تعمل المعاينة لمدة ساعة بعد آخر مرة فُتحت فيها في وحدة التحكم. افتحها هناك مرة أخرى للحصول على عنوان جديد.',
    },
    problems: {
      title: 'لا يمكن عرض هذه المسودة',
      body: 'توجد مشكلات في المسودة، ويعرضها المحرر. يُعاد تحميل هذه الصفحة بعد التغيير التالي.',
    },
    failed: {
      title: 'هذه المعاينة غير متاحة الآن',
      body: 'تعذّر تجميع المسودة. أعد تحميل الصفحة بعد لحظات.',
    },
  },
} satisfies Record<string, Record<UnavailableReason, StatusText>>;

export type StatusLanguage = keyof typeof statusTexts;
