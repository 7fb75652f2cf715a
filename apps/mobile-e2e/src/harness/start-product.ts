import { startProduct } from './product.ts';

/** One gateway for all journeys; the workers find it by the environment. One that runs already can be named there too. */
export default async (): Promise<() => Promise<void>> => {
  if (process.env.LIVERY_E2E_PORT) return () => Promise.resolve();
  const product = await startProduct();
  process.env.LIVERY_E2E_PORT = String(product.port);
  return product.stop;
};
