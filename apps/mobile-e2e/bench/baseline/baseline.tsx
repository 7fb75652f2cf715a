import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

/**
 * A minimal app that uses each required library once: one text, one route, one query and one mutation. The benchmark
 * compares the real app with it.
 */
const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/' }),
  endpoints: (build) => ({
    read: build.query<string, string>({ query: (path) => path }),
    write: build.mutation<string, string>({ query: (url) => ({ url, method: 'POST' }) }),
  }),
});
const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (standard) => standard().concat(api.middleware),
});
void i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: { hello: 'Hello' } } } });

const Home = () => {
  const t = useTranslation().t as (key: string) => string;
  const { data } = api.useReadQuery('data.json');
  const [write] = api.useWriteMutation();
  return (
    <button type="button" onClick={() => void write('data.json')}>
      {t('hello')} {data} <Link to="/">home</Link>
    </button>
  );
};

createRoot(document.body).render(
  <Provider store={store}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Home />} />
      </Routes>
    </BrowserRouter>
  </Provider>,
);
