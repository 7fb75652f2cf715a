export * from '@livery/api/testing';
