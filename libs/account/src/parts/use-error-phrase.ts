export { useErrorPhrase } from '@livery/kit/use-error-phrase';
