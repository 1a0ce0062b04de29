import { bucketFiles } from "./bucket-files.ts";
import { type FileStore, localFiles } from "./file-store.ts";
import { openBucket } from "./s3/bucket.ts";
import type { S3Config } from "./s3/config.ts";

interface Place {
  dataDirectory: string;
  s3: S3Config;
  leastFreeBytes: number;
}

export const openFiles = ({ dataDirectory, s3, leastFreeBytes }: Place): FileStore =>
  s3.bucket
    ? bucketFiles(dataDirectory, openBucket(s3.bucket), leastFreeBytes)
    : localFiles(dataDirectory, leastFreeBytes);
