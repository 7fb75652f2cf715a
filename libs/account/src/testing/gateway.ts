export * from '@livery/api/testing/test-gateway';
