import { bucketFiles } from "./bucket-files.ts";
import { type FileStore, localFiles } from "./file-store.ts";
import { openBucket } from "./s3/bucket.ts";
import type { S3Config } from "./s3/config.ts";

export const openFiles = ({ dataDirectory, s3 }: { dataDirectory: string; s3: S3Config }): FileStore =>
  s3.bucket ? bucketFiles(dataDirectory, openBucket(s3.bucket)) : localFiles(dataDirectory);
