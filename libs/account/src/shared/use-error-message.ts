export { useErrorMessage } from '@livery/kit/errors/use-error-message';
